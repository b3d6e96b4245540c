export type JoinedProps = { texts: readonly (string | null | undefined)[] }

/**
 * Texts in a row, but for empty ones. Each reads in its own direction: a name in Hebrew or Arabic, or one that turns the
 * direction around, moves nothing beside it.
 */
export function Joined({ texts }: JoinedProps) {
  const [first, ...rest] = texts.filter(Boolean)
  return (
    <>
      <bdi>{first}</bdi>
      {rest.length > 0 && ' · '}
      {rest.length > 0 && <Joined texts={rest} />}
    </>
  )
}
