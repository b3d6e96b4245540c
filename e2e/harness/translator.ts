import type { BrowserContext, Page } from '@playwright/test'

const MARK = 'changed unseen: '

declare global {
  interface Window {
    /** The texts that wait for the translator. */
    untranslated?: () => Node[]
  }
}

/**
 * Has every page of a context translated as browsers do it, word for word: each text goes away, and two elements `font` with
 * the translation take its place, some time after the page and after each of its changes.
 * @returns the texts that pages changed where nobody sees it any more, each with what stands there, filled as it happens
 */
export async function translate(context: BrowserContext): Promise<string[]> {
  const stale: string[] = []
  context.on('console', (message) => {
    if (message.text().startsWith(MARK)) stale.push(message.text().slice(MARK.length))
  })
  await context.addInitScript(translateThis, MARK)
  return stale
}

/** Waits until all that the page shows is translated, also where it was left for another one meanwhile. */
export async function translated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.untranslated?.().length === 0)
}

function translateThis(mark: string): void {
  const AFTER_LOAD = 300
  const BETWEEN = 80
  const replaced = new WeakMap<Node, Element>()

  const written = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...written,
    set(this: Node, changed: string) {
      const shown = replaced.get(this)
      if (shown?.isConnected && this.nodeValue !== changed) {
        const around = shown.parentElement?.outerHTML.replaceAll(/<\/?font>/g, '').slice(0, 160)
        console.info(`${mark}« ${this.nodeValue} » would be « ${changed} » in ${around}`)
      }
      written?.set?.call(this, changed)
    },
  })

  window.untranslated = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
      parentElement?.closest('font, script, style, textarea, noscript, svg') || !/[\p{L}\d]/u.test(nodeValue ?? '')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    return found
  }
  function round(): void {
    for (const text of window.untranslated?.() ?? []) {
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = text.nodeValue
      text.parentNode?.replaceChild(outer, text)
      replaced.set(text, outer)
    }
    setTimeout(round, BETWEEN)
  }
  addEventListener('load', () => setTimeout(round, AFTER_LOAD))
}
