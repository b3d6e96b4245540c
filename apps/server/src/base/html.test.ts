import { describe, expect, it } from 'vitest'
import { escapeHtml, scriptJson } from './html.ts'

describe('text in HTML', () => {
  it('opens no element and closes no attribute', () => {
    expect(escapeHtml(`<a href="x" b='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;amp;')
  })
})

describe('data in a script element', () => {
  const nasty = { '</script>': '<!--<script>', line: 'a\u2028b\u2029c', quote: '"\\', nothing: null, list: [1, '<'] }

  it('contains no < that could end the element, and no line separator', () => {
    expect(scriptJson(nasty)).not.toMatch(/[<\u2028\u2029]/)
  })

  it('parses back to the same value', () => {
    expect(JSON.parse(scriptJson(nasty))).toEqual(nasty)
  })
})
