/** Renders the back-office's document on the server, before any of its scripts has loaded. */

import bootScript from 'virtual:boot'
import { createDialect, type Extensions, type Supports } from '@potager/domain/api'
import { type HouseWords, openHouse } from '@potager/domain/config'
import { commonMessages, loadFailureMessages as text } from '@potager/domain/messages'
import { ChatbotRail } from '@potager/ui/chatbot'
import { ErrorState, ListSkeleton } from '@potager/ui/feedback'
import { areaOf, BackOfficeFrame, ConsoleRail, MainRail, RailFoot } from '@potager/ui/frame'
import { renderToStaticMarkup } from 'react-dom/server'
import { firstCallsOf, modulesOf } from './app/document/ahead.ts'
import { definitionsFor } from './console/access.ts'
import { offersFigures } from './pages/figures/offered.ts'
import type { FirstCall } from './platform/boot/firstAnswers.ts'
import { offersMessages, offersPlanner, offersSigns } from './platform/navigation/offered.ts'

const nothing = () => {}

type FrameSkeletonProps = { currentPath: string; supports: Supports }

/** The frame around a page that is still loading: the application's own elements, without user data. */
function FrameSkeleton({ currentPath, supports }: FrameSkeletonProps) {
  return (
    <BackOfficeFrame currentPath={currentPath} onSignOut={nothing} rail={<Rail {...{ currentPath, supports }} />} busy>
      <ListSkeleton label={commonMessages.loading} />
    </BackOfficeFrame>
  )
}

function Rail({ currentPath, supports }: FrameSkeletonProps) {
  const foot = <RailFoot currentPath={currentPath} scheme="system" onSearch={nothing} onScheme={nothing} />
  const shared = { currentPath, foot }
  const area = areaOf(currentPath)
  if (area === 'chatbot') return <ChatbotRail {...shared} withSigns={offersSigns(supports)} />
  if (area === 'console') {
    return <ConsoleRail {...shared} lists={definitionsFor({ admin: false, supports })} />
  }
  return (
    <MainRail
      {...shared}
      planner={offersPlanner(supports)}
      messages={offersMessages(supports)}
      figures={offersFigures(supports)}
    />
  )
}

/** The parts of a back-office document besides its files. */
export type AdminDocument = {
  html: string
  /** `<template>` elements with the load failure messages. */
  troubles: string
  /** Inline scripts: `boot` runs first, `framed` once the frame is parsed. */
  boot: string
  framed: string
  firstCalls: FirstCall[]
  /** The source modules of the page's own scripts; none if the path has no page. */
  modules: readonly string[]
}

const trouble = (id: string, title: string, message: string) => (
  <template id={id}>
    <ErrorState title={title} message={message} action={{ label: commonMessages.retry, onClick: () => {} }} />
  </template>
)

type AdminRequest = { url: string; api: string; extensions: Extensions; words: HouseWords }

/** Renders the document of a URL; `api` is the base URL of the calls, `extensions` what the backend has beyond the specification. */
export function renderAdmin({ url, api, extensions, words }: AdminRequest): AdminDocument {
  openHouse(words)
  const { supports } = createDialect({ extensions })
  const { pathname, searchParams: search } = new URL(url, 'http://admin')
  return {
    html: renderToStaticMarkup(<FrameSkeleton currentPath={pathname} supports={supports} />),
    troubles: renderToStaticMarkup(
      <>
        {trouble('boot-failed', text.failed, text.failedHint)}
        {trouble('boot-broken', text.failed, text.brokenHint)}
        {trouble('boot-late', text.late, text.lateHint)}
      </>,
    ),
    boot: bootScript,
    framed: 'ahead?.framed()',
    firstCalls: firstCallsOf(pathname, { search, supports, api }),
    modules: modulesOf(pathname),
  }
}
