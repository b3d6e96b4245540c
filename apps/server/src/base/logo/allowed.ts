/** What a logo may be drawn with. What is not here is left out: scripts, links, embedded pages and pictures, animations. */
export const allowedElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use switch style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feOffset`.split(/\s+/),
)

/** Elements that show something by themselves. */
export const drawnElements: ReadonlySet<string> = new Set(
  'path rect circle ellipse line polyline polygon text use'.split(' '),
)

/** Elements whose text is read. */
export const textElements: ReadonlySet<string> = new Set(['style', 'text', 'tspan', 'textPath'])

/** Attributes without a prefix. Addresses (`href`) and styles have rules of their own. */
export const allowedAttributes: ReadonlySet<string> = new Set(
  `id class x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio transform pathLength
  dx dy rotate textLength lengthAdjust startOffset method spacing side offset spreadMethod gradientUnits gradientTransform
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits mask-type
  markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits
  in in2 result type values mode operator k1 k2 k3 k4 stdDeviation edgeMode tableValues slope intercept amplitude exponent
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset color opacity display visibility overflow clip-path clip-rule mask filter
  marker marker-start marker-mid marker-end paint-order vector-effect shape-rendering text-rendering color-interpolation
  color-interpolation-filters flood-color flood-opacity lighting-color stop-color stop-opacity enable-background
  font-family font-size font-style font-weight font-stretch font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift direction writing-mode unicode-bidi
  isolation mix-blend-mode transform-origin version`.split(/\s+/),
)

/** Functions of styles; `url` has a rule of its own. No other one is known to fetch nothing. */
export const allowedFunctions: ReadonlySet<string> = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color-mix calc min max clamp matrix translate translatex translatey
  scale scalex scaley rotate skewx skewy`.split(/\s+/),
)
