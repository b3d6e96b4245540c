export { BackOfficeFrame, RailFoot } from './BackOfficeFrame.tsx'
export { areaOf, ConsoleRail, MainRail } from './MainRail.tsx'
