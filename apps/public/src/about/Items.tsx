/** Sentences of a page to be read, one to a line. */
export function Items({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
