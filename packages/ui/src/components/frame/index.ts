export { areaOf } from './area.ts'
export { BackOfficeFrame, RailFoot } from './BackOfficeFrame.tsx'
export { ConsoleRail, MainRail } from './MainRail.tsx'
