import { code, list, type Read, record, version } from '../../base/wire/index.ts'
import { messageKinds } from './message.ts'
import type { SwitchedKind } from './message-rules.ts'

/** The kinds of messages that the group has switched off. Version 0 has never been saved. */
export const messageSwitchesRecord = record({ off: list(code(messageKinds)), version })
export interface MessageSwitches extends Read<typeof messageSwitchesRecord> {}

/** What is switched off from now on, over the version that was read. */
export type MessageSwitchesChange = { off: readonly SwitchedKind[]; version?: number | undefined }
