import type { Supports } from '@potager/domain/api'
import { commonMessages } from '@potager/domain/messages'
import { ChatbotRail } from '@potager/ui/chatbot'
import { ListSkeleton } from '@potager/ui/feedback'
import { areaOf, BackOfficeFrame, ConsoleRail, MainRail, RailFoot } from '@potager/ui/frame'
import { definitionsFor } from '../../console/access.ts'
import { offersFigures } from '../../pages/figures/offered.ts'
import { offersMessages, offersPlanner, offersSigns } from '../../platform/navigation/offered.ts'

const nothing = () => {}

type FrameSkeletonProps = { currentPath: string; supports: Supports }

/** The frame around a page that is still loading: the application's own elements, without user data. */
export function FrameSkeleton({ currentPath, supports }: FrameSkeletonProps) {
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
