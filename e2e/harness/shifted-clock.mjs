/** Has a process or a page believe in another moment, `shift` milliseconds from now. */
export function shiftClock(shift) {
  const Real = Date
  if ('shift' in Real) return
  globalThis.Date = class Date extends Real {
    static shift = shift
    constructor(...given) {
      if (given.length === 0) super(Real.now() + shift)
      else super(...given)
    }
    static now() {
      return Real.now() + shift
    }
  }
}

// Preloaded, it shifts what it is loaded into (docs/testing.md).
const node = globalThis.process
const shift = Number(node?.env?.CLOCK_SHIFT ?? import.meta.env?.CLOCK_SHIFT)
if (shift) shiftClock(shift)
// Node's own clock writes the header by which pages set theirs.
const written = (shift && node?.getBuiltinModule?.('node:http').ServerResponse.prototype) || undefined
if (written) {
  const writeHead = Reflect.get(written, 'writeHead')
  written.writeHead = function (...given) {
    if (!this.headersSent) this.setHeader('date', new Date().toUTCString())
    return writeHead.apply(this, given)
  }
}
