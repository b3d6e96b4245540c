import type { Publisher } from '@potager/domain/config'

/** What the public app answers to the address of one of its pages. `state` is what its script continues from. */
export type RenderedPage = {
  /** Which page, and so which script. */
  name: string
  status: number
  /** Address to go to instead; nothing else of the answer then matters. */
  redirect?: string
  title: string
  description: string
  /** The one address that the page is known by, relative to the site; null when it is not to be found. */
  path: string | null
  /** Address of its picture for those who share it. */
  image: string
  /** Things of schema.org. */
  structured: readonly object[]
  html: string
  state: unknown
}

/** What a page is rendered from. */
export type PageRequest = {
  /** Path with the query. */
  url: string
  /** A way to the API. */
  fetch: typeof fetch
  /** Epoch milliseconds. */
  now: number
  /** Whether the backend has more than the specification. */
  extensions: boolean
  /** Who publishes and hosts the site. */
  publisher: Publisher
  /** The site's own origin, when that is known. */
  origin: string | null
  /** A form that the browser sent by itself. */
  form?: SentForm
}

/** What a form's fields hold, with the key of that intention; 'foreign' when another site sent it. */
export type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'

/** The public app's rendering (apps/public/src/entry-server.tsx), as it reaches the server: built. */
export type SiteEntry = {
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** The picture of a page as an SVG, null when there is no such page. */
  shareImage: (request: Omit<PageRequest, 'origin'>) => Promise<string | null>
  /** Addresses for search engines, relative to the site. */
  sitemapPaths: (request: Pick<PageRequest, 'fetch'>) => Promise<string[]>
  favicon: () => string
  /** The application's icon as an SVG, to be drawn in `iconSizes` pixels. */
  appIcon: () => string
  iconSizes: readonly number[]
  webManifest: () => object
  /** Typefaces and design tokens, which every document carries, the back-office's too. */
  documentCss: () => string
  /** Addresses of the typefaces to load first. */
  fontFiles: readonly string[]
}

/** The back-office's document (apps/admin/src/entry-server.tsx), as it reaches the server: built. */
export type AdminEntry = {
  renderAdmin: (request: { url: string; api: string; extensions: boolean }) => {
    /** The frame, until the application has drawn its own. */
    html: string
    /** What is said when the scripts do not come, in templates. */
    troubles: string
    /** Script to run before anything else, and the one to run once the frame is there. */
    boot: string
    framed: string
    firstCalls: readonly object[]
    /** The source of the page's own script, when the address has a page. */
    module: string | null
  }
}

/** The files that a document loads. Addresses are absolute paths on this site. */
export type PageFiles = {
  script?: string
  /** Modules that the document runs one after the other, in place of a script. */
  inTurn?: readonly string[]
  /** Modules to be fetched along. */
  preloads: readonly string[]
  stylesheets: readonly string[]
  /** Style text to put into the document itself, and the style sheets it stands for. */
  css: string
  within?: readonly string[]
}

/** What is known of a Storybook that is not there: it is being built, that failed, or nobody builds it. */
export type StorybookBuild = 'building' | 'failed' | 'none'

/** Everything that differs between the built site and the one under development. */
export type SiteSource = {
  entry: () => Promise<SiteEntry>
  admin: () => Promise<AdminEntry>
  /** Files of a public page by its name, or of the back-office, with those of the page whose source is named. */
  files: (page: string, module?: string | null) => Promise<PageFiles>
  /** The bytes of a typeface by its address. */
  font: (address: string) => Promise<Buffer>
  /** Folder of the hashed files served under /assets/. */
  assets?: string
  /** Folder of the built Storybook, and what becomes of it while the server runs. */
  storybook?: { folder: string; build: () => StorybookBuild }
  /** Last change to a document before it is sent; only under development. */
  finish?: (url: string, html: string) => Promise<string>
}
