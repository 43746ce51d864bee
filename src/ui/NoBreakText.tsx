/** A text that keeps 'e-mail', and a short question at its end, on one line. */
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
