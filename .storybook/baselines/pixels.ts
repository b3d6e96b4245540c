async function pixelsOf(png: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('Ce navigateur ne dessine pas.')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}

async function toBase64(image: ImageData): Promise<string> {
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The number of pixels that differ between two PNGs, and an image of them in red over the paled expected one. */
export async function differingPixels(expected: string, actual: string): Promise<{ count: number; drawing: string }> {
  const [one, other] = await Promise.all([pixelsOf(expected), pixelsOf(actual)])
  if (one.width !== other.width || one.height !== other.height)
    return { count: one.width * one.height, drawing: actual }
  const [before, after] = [new Uint32Array(one.data.buffer), new Uint32Array(other.data.buffer)]
  const drawing = new ImageData(one.width, one.height)
  let count = 0
  before.forEach((pixel, index) => {
    const differs = pixel !== after[index]
    if (differs) count += 1
    const paled = one.data.slice(index * 4, index * 4 + 3).map((value) => 255 - (255 - value) / 4)
    drawing.data.set(differs ? [200, 0, 0, 255] : [...paled, 255], index * 4)
  })
  return { count, drawing: await toBase64(drawing) }
}
