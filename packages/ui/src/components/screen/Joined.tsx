import { Fragment } from 'react'

/**
 * Texts in a row, but for empty ones. Each reads in its own direction: a name in Hebrew or Arabic, or one that turns the
 * direction around, moves nothing beside it.
 */
export function Joined({ texts, by = ' · ' }: { texts: readonly (string | null | undefined)[]; by?: string }) {
  return texts.filter(Boolean).map((text, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is known by its place alone
    <Fragment key={place}>
      {place > 0 && by}
      <bdi>{text}</bdi>
    </Fragment>
  ))
}
