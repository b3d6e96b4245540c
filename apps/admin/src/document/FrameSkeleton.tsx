import type { Dialect } from '@potager/domain/api'
import { commonMessages } from '@potager/domain/messages'
import { ChatbotRail } from '@potager/ui/chatbot'
import { ListSkeleton } from '@potager/ui/feedback'
import { areaOf, BackOfficeFrame, ConsoleRail, MainRail, RailFoot } from '@potager/ui/frame'
import { definitionsFor } from '../console/access.ts'

const nothing = () => {}

/** The frame around a page that is still loading: the application's own elements, without user data. */
export function FrameSkeleton({ currentPath, extensions }: { currentPath: string } & Dialect) {
  return (
    <BackOfficeFrame
      currentPath={currentPath}
      onSignOut={nothing}
      rail={<Rail {...{ currentPath, extensions }} />}
      busy
    >
      <ListSkeleton label={commonMessages.loading} />
    </BackOfficeFrame>
  )
}

function Rail({ currentPath, extensions }: { currentPath: string } & Dialect) {
  const foot = <RailFoot currentPath={currentPath} scheme="system" onSearch={nothing} onScheme={nothing} />
  const shared = { currentPath, foot }
  const area = areaOf(currentPath)
  if (area === 'chatbot') return <ChatbotRail {...shared} withSigns={extensions} />
  if (area === 'console') {
    const supports = ({ extension }: { extension?: true }) => extension !== true || extensions
    return <ConsoleRail {...shared} lists={definitionsFor({ admin: false, supports })} />
  }
  return <MainRail {...shared} />
}
