/** A text whose 'e-mail' stays on one line. */
export function Unbroken({ children: text }: { children: string }) {
  return text.split(/(e-mail)/).map((part, at) => (part === 'e-mail' ? <span key={at} className="nb">{part}</span> : part))
}
