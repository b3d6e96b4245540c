import type { ComponentType } from 'react'

/** A guarded page: path, title and loader of its code. */
export type Page = { path: string; title: string; load: () => Promise<ComponentType> }
