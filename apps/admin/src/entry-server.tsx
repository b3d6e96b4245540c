/** Renders the back-office's document on the server, before any of its scripts has loaded. */

import bootScript from 'virtual:boot'
import { createDialect, type Extensions } from '@potager/domain/api'
import { commonMessages, backOfficeMessages as words } from '@potager/domain/messages'
import { ErrorState } from '@potager/ui/feedback'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstCall } from './boot/first-answers.ts'
import { FrameSkeleton } from './document/FrameSkeleton.tsx'
import { firstCallsOf } from './document/first-calls.ts'
import { moduleOf } from './document/page-modules.ts'

/** The parts of a back-office document besides its files. */
export type AdminDocument = {
  html: string
  /** `<template>` elements with the load failure messages. */
  troubles: string
  /** Inline scripts: `boot` runs first, `framed` once the frame is parsed. */
  boot: string
  framed: string
  firstCalls: FirstCall[]
  /** The source module of the page's own script, if the path has a page. */
  module: string | null
}

const trouble = (id: string, title: string, message: string) => (
  <template id={id}>
    <ErrorState title={title} message={message} action={{ label: commonMessages.retry, onClick: () => {} }} />
  </template>
)

type AdminRequest = { url: string; api: string; extensions: Extensions }

/** Renders the document of a URL; `api` is the base URL of the calls, `extensions` what the backend has beyond the specification. */
export function renderAdmin({ url, api, extensions }: AdminRequest): AdminDocument {
  const { supports } = createDialect({ extensions })
  const { pathname, searchParams: search } = new URL(url, 'http://admin')
  return {
    html: renderToStaticMarkup(<FrameSkeleton currentPath={pathname} supports={supports} />),
    troubles: renderToStaticMarkup(
      <>
        {trouble('boot-failed', words.scriptFailed, words.scriptFailedHint)}
        {trouble('boot-late', words.scriptLate, words.scriptLateHint)}
      </>,
    ),
    boot: bootScript,
    framed: 'ahead?.framed()',
    firstCalls: firstCallsOf(pathname, { search, supports, api }),
    module: moduleOf(pathname),
  }
}
