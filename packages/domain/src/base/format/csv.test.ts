import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { parseCsv, toCsv } from './index.ts'

const cellOf = (value: string) => toCsv(['x'], [[value]]).slice('\ufeffx\r\n'.length, -'\r\n'.length)

describe('CSV files', () => {
  it('start with a BOM and end each row with CR LF', () => {
    const file = toCsv(['Numéro', 'Total'], [['12ab34', 12.5]])
    expect(new TextEncoder().encode(file).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(file).toBe('\ufeffNuméro;Total\r\n12ab34;12,5\r\n')
  })

  it('escape text that a spreadsheet would run as a formula, and leave numbers alone (T24)', () => {
    expect(cellOf('=1+1')).toBe("'=1+1")
    expect(cellOf('-5')).toBe("'-5")
    expect(['+1', '@a', ' =1', '＝1'].map(cellOf)).toEqual(["'+1", "'@a", " '=1", "'＝1"])
    expect(['\ta', '\r=1'].map(cellOf)).toEqual(['"\'\ta"', '"\'\r\'=1"'])
    expect(cellOf('Chien x,=1+1,y')).toBe('"Chien x,\'=1+1,y"')
    expect(cellOf('Chien\t =1+1;-2')).toBe('"Chien\t \'=1+1;\'-2"')
    expect(toCsv(['=x'], [])).toBe("\ufeff'=x\r\n")
    expect(toCsv(['x'], [[-5]])).toBe('\ufeffx\r\n-5\r\n')
  })

  it('keep as text the codes that spreadsheets would take for numbers, and read them back', () => {
    const codes = ['002417', '402e50', '1E5', '1234567890123456']
    expect(codes.map(cellOf)).toEqual(codes.map((code) => `'${code}`))
    expect(['#402e50', '12ab34', '0', '75011', '01 02'].map(cellOf)).toEqual([
      '#402e50',
      '12ab34',
      '0',
      '75011',
      '01 02',
    ])
    expect(parseCsv(toCsv(['x'], [codes]))).toEqual([['x'], codes])
  })

  it('quote semicolons, quotes and line ends', () => {
    expect(cellOf('é;"x"')).toBe('"é;""x"""')
    expect(cellOf('a\nb')).toBe('"a\nb"')
    expect(cellOf('a,b')).toBe('"a,b"')
  })

  it('write decimals with a comma and no grouping, booleans in French and null as an empty cell (T22)', () => {
    expect(toCsv(['x'], [[1234567.5, true, false, null, Number.NaN]])).toBe('\ufeffx\r\n1234567,5;oui;non;;\r\n')
  })

  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;",\'aé€') }))

  test.prop([
    fc.integer({ min: 1, max: 5 }).chain((width) => {
      const row = fc.array(text, { minLength: width, maxLength: width })
      return fc.tuple(row, fc.array(row, { maxLength: 6 }))
    }),
  ])('have no cell that starts a formula, whichever separator splits the cells', ([header, rows]) => {
    for (const mark of [';', ',', '\t']) {
      const cells = toCsv(header, rows)
        .slice(1)
        .split(new RegExp(`[${mark}\\r\\n]`))
      const bare = cells.map((cell) => cell.replace(/^[\s"]+/, ''))
      expect(bare.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    }
  })
})

describe('reading a CSV file', () => {
  it('accepts any line ending, with or without a BOM', () => {
    const rows = [
      ['a', 'b'],
      ['1', '2'],
    ]
    expect(parseCsv('\ufeffa;b\r\n1;2\r\n')).toEqual(rows)
    expect(parseCsv('a;b\n1;2')).toEqual(rows)
    expect(parseCsv('a;b\r1;2\n')).toEqual(rows)
    expect(parseCsv('')).toEqual([])
  })

  it('keeps empty cells, a trailing one too, and a blank line as one empty cell', () => {
    expect(parseCsv(';b;\n\n"";')).toEqual([['', 'b', ''], [''], ['', '']])
  })

  it('unquotes cells that hold a separator, and doubled quotes inside them', () => {
    expect(parseCsv('"a;""b""\nc";d')).toEqual([['a;"b"\nc', 'd']])
    expect(parseCsv('"a" ;b')).toEqual([['a', 'b']])
  })

  it('gives null when a quote never ends', () => {
    expect(parseCsv('a;"b\nc')).toBeNull()
  })

  it('removes the apostrophe that escapes a formula, and no other', () => {
    expect(parseCsv("'=1+1;'-5;'été;x'=1;\"x,'=1\"")).toEqual([['=1+1', '-5', "'été", "x'=1", 'x,=1']])
  })

  const cell = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;",aé€ ') })
  const row = fc.array(cell, { minLength: 1, maxLength: 4 })
  test.prop([row, fc.array(row, { maxLength: 5 })])('gives back the cells that were written', (header, rows) => {
    expect(parseCsv(toCsv(header, rows))).toEqual([header, ...rows])
  })
})
