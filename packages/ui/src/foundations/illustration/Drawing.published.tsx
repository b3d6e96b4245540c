import { drawingLines } from './drawing-lines.ts'
import type { IllustrationName } from './illustration-for.ts'

/**
 * In the published package, in place of Drawing.tsx: the lines themselves. A file has an address only where a bundler
 * gives it one, and `<use>` refuses that of another origin.
 */
export function Drawing({ name }: { name: IllustrationName }) {
  return <g dangerouslySetInnerHTML={{ __html: drawingLines(name) }} />
}
