/** Properties that make the picture of a chart look as on the screen, where they come from style sheets. */
const LOOK = ['fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'stroke-dasharray', 'stroke-width'] as const
/** Twice as fine as on the screen, for paper and presentations. */
const SCALE = 2

/** A copy of a drawing that needs no style sheet. */
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

/** A chart as a PNG on the paper it lies on. Rejects when the browser cannot draw it. */
export async function chartPicture(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(standalone(drawing)))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * SCALE)
  canvas.height = Math.round(height * SCALE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw a chart on')
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--paper-raised')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture of a chart'))), 'image/png')
  })
}
