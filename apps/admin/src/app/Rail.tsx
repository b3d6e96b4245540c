import { useColorScheme } from '@mui/material/styles'
import { areaOf, MainRail, RailFoot } from '@potager/ui/frame'
import { ChatbotAreaRail } from '../chatbot/ChatbotAreaRail.tsx'
import { ConsoleRailContainer } from '../console/ConsoleRailContainer.tsx'
import { isConsoleServed } from '../console/lists.ts'
import { openPalette } from '../palette/openPalette.ts'
import { AppLink } from './AppLink.tsx'
import { usePending } from './usePending.ts'

/** The side rail: the pages of the current area and the user's settings. */
export function Rail({ currentPath }: { currentPath: string }) {
  const { mode = 'system', setMode } = useColorScheme()
  const foot = (
    <RailFoot currentPath={currentPath} scheme={mode} link={AppLink} onSearch={openPalette} onScheme={setMode} />
  )
  const shared = { currentPath, link: AppLink, foot }
  const area = areaOf(currentPath)
  if (area === 'chatbot') return <ChatbotAreaRail {...shared} />
  return area === 'console' ? <ConsoleRailContainer {...shared} /> : <CountingRail {...shared} />
}

function CountingRail(shared: Omit<Parameters<typeof MainRail>[0], 'pending' | 'withConsole'>) {
  return <MainRail pending={usePending()} withConsole={isConsoleServed()} {...shared} />
}
