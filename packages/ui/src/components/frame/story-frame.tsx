import { paths } from '@potager/domain/paths'
import { fn } from 'storybook/test'
import { RailFoot } from './BackOfficeFrame.tsx'

export const foot = <RailFoot currentPath={paths.dashboard} scheme="system" onSearch={fn()} onScheme={fn()} />
