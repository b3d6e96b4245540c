import { downloadBlob, downloadText } from '@potager/admin-kit/export'
import { type ChartTable, toCsv } from '@potager/domain/format'
import { exportMessages, chartMessages as words } from '@potager/domain/messages'
import { serverNow, todayInParis } from '@potager/domain/time'
import { toast } from '@potager/ui/toast'
import { textTypeface } from '@potager/ui/tokens'

/** Style properties to inline: in the page they come from style sheets, which a standalone SVG does not have. */
const LOOK = ['fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'stroke-dasharray', 'stroke-width'] as const
/** Twice the screen resolution, for print and presentations. */
const SCALE = 2
/** Room above the chart for the caption, in px. */
const CAPTION_HEIGHT = 34

/** A copy of an SVG with its computed styles inlined. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, original] of originals.entries()) {
    const look = getComputedStyle(original)
    for (const name of LOOK) copies[index]?.setAttribute(name, look.getPropertyValue(name))
  }
  const { width, height } = drawing.getBoundingClientRect()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return copy
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })
}

/** The font embedded in a `<style>`: an SVG drawn as an image may not load external files. */
async function typefaceSheet(): Promise<SVGStyleElement> {
  const { family, file, weights } = textTypeface
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`The typeface answers ${answer.status}`)
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = `@font-face{font-family:'${family}';font-weight:${weights};src:url(${await dataUrl(await answer.blob())})}`
  return style
}

/** A chart with its caption, as a PNG. Rejects when the font does not load or the browser cannot draw the SVG. */
async function chartPicture(drawing: SVGSVGElement, caption: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect()
  const copy = standalone(drawing)
  copy.prepend(await typefaceSheet())
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * SCALE)
  canvas.height = Math.round((height + CAPTION_HEIGHT) * SCALE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw a chart on')
  const paper = getComputedStyle(document.documentElement)
  context.scale(SCALE, SCALE)
  context.fillStyle = paper.getPropertyValue('--paper-raised')
  context.fillRect(0, 0, width, height + CAPTION_HEIGHT)
  context.drawImage(image, 0, CAPTION_HEIGHT, width, height)
  context.fillStyle = paper.getPropertyValue('--ink')
  context.font = `600 15px ${paper.getPropertyValue('--font-text')}`
  context.fillText(caption, 12, 22, width - 24)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture of a chart'))), 'image/png')
  })
}

/** The exports of a screen's charts; `area` begins the names of their files. */
export function chartExports(area: string) {
  const fileOf = ({ name }: ChartTable, kind: 'csv' | 'png') => `${area}-${name}-${todayInParis(serverNow())}.${kind}`

  async function exportPng(table: ChartTable, drawing: SVGSVGElement): Promise<void> {
    try {
      downloadBlob(fileOf(table, 'png'), await chartPicture(drawing, words.caption(table.title, table.note)))
      toast.success(exportMessages.done)
    } catch {
      toast.error(exportMessages.failed)
    }
  }

  return {
    /** Downloads a chart's data table as CSV. */
    onCsv: (table: ChartTable) => {
      downloadText(fileOf(table, 'csv'), toCsv(table.columns, table.rows))
      toast.success(exportMessages.done)
    },
    /** Downloads a chart as a PNG, as currently drawn. */
    onPng: (table: ChartTable, drawing: SVGSVGElement) => void exportPng(table, drawing),
  }
}
