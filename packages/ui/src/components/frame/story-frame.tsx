import { paths } from '@potager/domain/paths'
import { fn } from 'storybook/test'
import { RailFoot } from './RailFoot.tsx'

/** The foot of a rail in stories. */
export const foot = <RailFoot currentPath={paths.dashboard} scheme="system" onSearch={fn()} onScheme={fn()} />
