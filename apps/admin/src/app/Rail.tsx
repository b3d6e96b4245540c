import { useColorScheme } from '@mui/material/styles'
import { isAdmin } from '@potager/domain/auth'
import { areaOf, ConsoleRail, MainRail, RailFoot } from '@potager/ui/frame'
import { useDefinitions } from '../console/useDefinitions.ts'
import { ChatbotAreaRail } from '../pages/chatbot/ChatbotAreaRail.tsx'
import { offersFigures } from '../pages/figures/offered.ts'
import { session } from '../platform/auth/session.ts'
import { AppLink } from '../platform/navigation/AppLink.tsx'
import { offersMessages, offersPlanner } from '../platform/navigation/offered.ts'
import { supports } from '../platform/services.ts'
import { useNarrowing } from '../platform/task/narrowing.ts'
import { OpenLink } from '../platform/task/OpenLink.tsx'
import { openPalette } from './palette/openPalette.ts'
import { usePending } from './usePending.ts'

/** The side rail: the pages of the current area and the user's settings. */
export function Rail({ currentPath }: { currentPath: string }) {
  const { mode = 'system', setMode } = useColorScheme()
  const foot = (
    <RailFoot currentPath={currentPath} scheme={mode} link={OpenLink} onSearch={openPalette} onScheme={setMode} />
  )
  const narrowing = useNarrowing()
  const shared = {
    currentPath,
    link: AppLink,
    foot,
    ...(narrowing && { opens: (path: string) => !narrowing.closing(path) }),
  }
  const lists = useDefinitions()
  const area = areaOf(currentPath)
  if (area === 'chatbot') return <ChatbotAreaRail {...shared} />
  return area === 'console' ? <ConsoleRail lists={lists} {...shared} /> : <CountingRail {...shared} />
}

function CountingRail(
  shared: Omit<Parameters<typeof MainRail>[0], 'pending' | 'planner' | 'messages' | 'figures' | 'admin'>,
) {
  return (
    <MainRail
      pending={usePending()}
      planner={offersPlanner(supports)}
      messages={offersMessages(supports)}
      figures={offersFigures(supports)}
      admin={isAdmin(session.read())}
      {...shared}
    />
  )
}
