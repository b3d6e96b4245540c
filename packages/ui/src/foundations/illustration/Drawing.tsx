import drawings from './drawings.svg?url'
import type { IllustrationName } from './illustration-for.ts'

/** The lines of a drawing, by reference to the one file that has them all: pages and scripts only hold its name. */
export function Drawing({ name }: { name: IllustrationName }) {
  return <use href={`${drawings}#${name}`} />
}
