/** Red, green and blue, each from 0 to 1. */
type Channels = readonly [number, number, number]

/** The channels of a '#rrggbb' colour. */
function channelsOf(hex: string): Channels {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

/** Channels as '#RRGGBB'; those out of range take the nearest value. */
function hexOf(shown: Channels): string {
  const written = shown.map((part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${written.join('').toUpperCase()}`
}

/** A colour by lightness (0 to 1), chroma (0 is grey) and hue in radians, as the eye sees them (CSS Color 4, OKLCH). */
export type Oklch = { lightness: number; chroma: number; hue: number }

const decoded = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const encoded = (part: number) => (part <= 0.003_130_8 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)

/** A '#rrggbb' colour in OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex)
  const [r, g, b] = [decoded(red), decoded(green), decoded(blue)]
  const long = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const middle = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const short = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  const greenRed = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short
  const blueYellow = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short
  return {
    lightness: 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: Math.atan2(blueYellow, greenRed),
  }
}

function channels({ lightness, chroma, hue }: Oklch): Channels {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const middle = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ]
}

const ROUNDING = 0.000_5
const isShown = (colour: Oklch) => channels(colour).every((part) => part >= -ROUNDING && part <= 1 + ROUNDING)

/** The nearest '#RRGGBB' colour of the same lightness and hue: chroma that no screen shows is given up. */
export function hexOfOklch(colour: Oklch): string {
  let [chroma, most] = isShown(colour) ? [colour.chroma, colour.chroma] : [0, colour.chroma]
  while (most - chroma > 0.001) {
    const between = (chroma + most) / 2
    if (isShown({ ...colour, chroma: between })) chroma = between
    else most = between
  }
  const [red, green, blue] = channels({ ...colour, chroma })
  return hexOf([encoded(Math.max(0, red)), encoded(Math.max(0, green)), encoded(Math.max(0, blue))])
}

function linear(part: number): number {
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two '#rrggbb' colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
