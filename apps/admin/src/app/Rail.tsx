import { useColorScheme } from '@mui/material/styles'
import { listMessages } from '@potager/domain/message'
import { areaOf, MainRail, RailFoot } from '@potager/ui/frame'
import { ChatbotAreaRail } from '../chatbot/ChatbotAreaRail.tsx'
import { ConsoleRailContainer } from '../console/ConsoleRailContainer.tsx'
import { offersFigures } from '../figures/offered.ts'
import { openPalette } from '../palette/openPalette.ts'
import { supports } from '../services.ts'
import { OpenLink } from '../tasks/OpenLink.tsx'
import { usePending } from './usePending.ts'

/** The side rail: the pages of the current area and the user's settings. */
export function Rail({ currentPath }: { currentPath: string }) {
  const { mode = 'system', setMode } = useColorScheme()
  const foot = (
    <RailFoot currentPath={currentPath} scheme={mode} link={OpenLink} onSearch={openPalette} onScheme={setMode} />
  )
  const shared = { currentPath, link: OpenLink, foot }
  const area = areaOf(currentPath)
  if (area === 'chatbot') return <ChatbotAreaRail {...shared} />
  return area === 'console' ? <ConsoleRailContainer {...shared} /> : <CountingRail {...shared} />
}

function CountingRail(shared: Omit<Parameters<typeof MainRail>[0], 'pending' | 'messages' | 'figures'>) {
  return (
    <MainRail pending={usePending()} messages={supports(listMessages)} figures={offersFigures(supports)} {...shared} />
  )
}
