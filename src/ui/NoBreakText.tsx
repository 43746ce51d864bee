/** A text that does not break 'e-mail', nor a short question at its end. */
export function NoBreakText({ children: text }: { children: string }) {
  return text.split(/(e-mail|(?<=[.?!] )[^.?!]{1,18}\?$)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={part === 'e-mail' ? 'nb' : 'whole'}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
