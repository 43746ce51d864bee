/** A text whose 'e-mail' stays on one line, and whose last question, when it is short, goes to the next one whole. */
export function Unbroken({ children: text }: { children: string }) {
  return text.split(/(e-mail|(?<=[.?!] )[^.?!]{1,18}\?$)/).map((part, at) => (at % 2 === 1 ? <span key={at} className={part === 'e-mail' ? 'nb' : 'whole'}>{part}</span> : part))
}
