import type { Extensions } from '@potager/domain/api'
import type { HouseWords, KeptTimes, Publisher } from '@potager/domain/config'
import type { HousePalette } from '@potager/domain/house'

/** What a document shows of the house; without colours of its own, the theme's. */
export type HouseLook = { words: HouseWords; tokens?: HousePalette }

/** A rendered page of the public app. `state` is what its script hydrates from. */
export type RenderedPage = {
  /** Names the page, and thereby its script. */
  name: string
  status: number
  /** Address to redirect to; the rest of the answer is then ignored. */
  redirect?: string
  title: string
  description: string
  /** The canonical address, relative to the site; null when the page is not to be listed. */
  path: string | null
  /** Address of its sharing picture. */
  image: string
  /** Objects of schema.org. */
  structured: readonly object[]
  html: string
  state: unknown
}

/** Input of a page's rendering. */
export type PageRequest = {
  /** Path with the query. */
  url: string
  /** Fetches from the API. */
  fetch: typeof fetch
  /** Epoch milliseconds. */
  now: number
  /** What the backend has beyond the specification. */
  extensions: Extensions
  /** Publisher and host of the site. */
  publisher: Publisher
  /** Reads how long data is kept. */
  kept?: () => Promise<KeptTimes>
  house: HouseLook
  /** How guests reach the house, '' where it does not say. */
  contact: { email: string; phone: string }
  /** The site's own origin, if known. */
  origin: string | null
  /** A form posted by the browser without a script. */
  form?: SentForm
}

/** A form's fields and its idempotency key; 'foreign' when another site sent it. */
export type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'

/** The built rendering of the public app (apps/public/src/entry-server.tsx). */
export type SiteEntry = {
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** The sharing picture of a page as an SVG, null when there is no such page. `logo` is a `data:` address. */
  shareImage: (request: Omit<PageRequest, 'origin' | 'contact'> & { logo?: string }) => Promise<string | null>
  /** Addresses for search engines, relative to the site. */
  sitemapPaths: (request: Pick<PageRequest, 'fetch' | 'extensions'>) => Promise<string[]>
  favicon: (tokens?: HousePalette, logo?: string) => string
  /** The application's icon as an SVG, to be rendered in `iconSizes` pixels. */
  appIcon: (tokens?: HousePalette, logo?: string) => string
  iconSizes: readonly number[]
  webManifest: (words: HouseWords) => object
  /** Typefaces and design tokens of every document, the back-office's included. */
  documentCss: (tokens?: HousePalette) => string
  /** Addresses of the typefaces to preload. */
  fontFiles: readonly string[]
}

/** The built document of the back-office (apps/admin/src/entry-server.tsx). */
export type AdminEntry = {
  renderAdmin: (request: { url: string; api: string; extensions: Extensions; words: HouseWords }) => {
    /** The frame, until the application has rendered its own. */
    html: string
    /** Templates of the messages for scripts that do not load. */
    troubles: string
    /** The script to run before anything else, and the one to run after the frame. */
    boot: string
    framed: string
    firstCalls: readonly object[]
    /** Sources of the page's own scripts; none if the address has no page. */
    modules: readonly string[]
  }
}

/** The files that a document loads, by absolute path on this site. */
export type PageFiles = {
  script?: string
  /** Modules that the document runs one after the other, instead of a script. */
  inTurn?: readonly string[]
  /** Modules to preload. */
  preloads: readonly string[]
  stylesheets: readonly string[]
  /** Style text to inline, and the style sheets that it replaces. */
  css: string
  within?: readonly string[]
}

/** State of a missing Storybook: being built, failed, or not built at all. */
export type StorybookBuild = 'building' | 'failed' | 'none'

/** What differs between the built site and the one under development. */
export type SiteSource = {
  entry: () => Promise<SiteEntry>
  admin: () => Promise<AdminEntry>
  /** Files of a public page by its name, or of the back-office, with those of the page of the given sources. */
  files: (page: string, modules?: readonly string[]) => Promise<PageFiles>
  /** The bytes of a typeface by its address. */
  font: (address: string) => Promise<Buffer>
  /** Folder of the hashed files served under /assets/. */
  assets?: string
  /** Folder of the built Storybook, and the state of its build. */
  storybook?: { folder: string; build: () => StorybookBuild }
  /** Transforms a document before it is sent; only under development. */
  finish?: (url: string, html: string) => Promise<string>
}
