import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** Cached pictures, of 10 to 80 kB each. */
const MOST_KEPT = 200

let ready: Promise<void> | undefined

function start(): Promise<void> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
  return ready
}

/** Renders SVG texts as PNG files, `width` pixels wide if given; the same text only once. */
export type Rasteriser = (svg: string, width?: number) => Promise<Buffer>

/** Creates a rasteriser with a cache. @param fonts the typefaces that the pictures use, as woff2 */
export function createRasteriser(fonts: () => Promise<Buffer[]>): Rasteriser {
  const kept = new Map<string, Promise<Buffer>>()

  async function draw(svg: string, width?: number): Promise<Buffer> {
    const [fontBuffers] = await Promise.all([fonts(), start()])
    const picture = new Resvg(svg, {
      font: { fontBuffers },
      ...(width ? { fitTo: { mode: 'width', value: width } } : {}),
    })
    try {
      return Buffer.from(picture.render().asPng())
    } finally {
      picture.free()
    }
  }

  return (svg, width) => {
    const key = createHash('sha256')
      .update(`${width ?? ''} ${svg}`)
      .digest('base64')
    const found = kept.get(key)
    if (found) return found
    const drawn = draw(svg, width)
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}
