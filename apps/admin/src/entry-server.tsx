/** The back-office's document, as the server prints it before any of its scripts has come. */

import bootScript from 'virtual:boot'
import type { Dialect } from '@potager/domain/api'
import { commonMessages, backOfficeMessages as words } from '@potager/domain/messages'
import { ErrorState } from '@potager/ui/feedback'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FirstCall } from './boot/first-answers.ts'
import { FrameSkeleton } from './document/FrameSkeleton.tsx'
import { firstCallsOf } from './document/first-calls.ts'
import { moduleOf } from './document/page-modules.ts'

/** What a document of the back-office consists of beside its files. */
export type AdminDocument = {
  html: string
  /** What is said when the scripts do not come, in templates. */
  troubles: string
  /** Script to run before anything else, and the one to run once the frame is there. */
  boot: string
  framed: string
  firstCalls: FirstCall[]
  /** The source of the page's own script, when the address has a page. */
  module: string | null
}

const trouble = (id: string, title: string, message: string) => (
  <template id={id}>
    <ErrorState title={title} message={message} action={{ label: commonMessages.retry, onClick: () => {} }} />
  </template>
)

/** Renders the document of one address; `api` is the base of the calls. */
export function renderAdmin({ url, api, extensions }: { url: string; api: string } & Dialect): AdminDocument {
  const { pathname, searchParams: search } = new URL(url, 'http://admin')
  return {
    html: renderToStaticMarkup(<FrameSkeleton currentPath={pathname} extensions={extensions} />),
    troubles: renderToStaticMarkup(
      <>
        {trouble('boot-failed', words.scriptFailed, words.scriptFailedHint)}
        {trouble('boot-late', words.scriptLate, words.scriptLateHint)}
      </>,
    ),
    boot: bootScript,
    framed: 'ahead?.framed()',
    firstCalls: firstCallsOf(pathname, { search, dialect: { extensions }, api }),
    module: moduleOf(pathname),
  }
}
