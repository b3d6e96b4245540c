import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'

/** Addresses of the two typefaces, to be preloaded by pages. */
export const fontFiles: readonly string[] = [fraunces, figtree]

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

function face(family: string, file: string, weights: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${file}) format('woff2-variations');unicode-range:${latin}}`
}

/** @font-face rules: both families, and local fallbacks stretched to the same width so that text does not move. */
export function fontsCss(): string {
  return [
    face('Fraunces Variable', fraunces, '100 900'),
    face('Figtree Variable', figtree, '300 900'),
    // Measured against Times New Roman and Arial, which Liberation shares the widths of; Fraunces as titles are set, at 560.
    "@font-face{font-family:'Fraunces fallback';src:local('Times New Roman'),local('Liberation Serif');size-adjust:118%;ascent-override:82.9%;descent-override:21.6%;line-gap-override:0%}",
    "@font-face{font-family:'Figtree fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');size-adjust:99.5%;ascent-override:95.5%;descent-override:25.1%;line-gap-override:0%}",
  ].join('\n')
}
