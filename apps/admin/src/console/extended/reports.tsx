import type { Description } from '@potager/admin-kit/descriptions'
import { description as plain } from '@potager/admin-kit/descriptions/reports'
import type { Report } from '@potager/domain/report'
import { AssistantOrigin } from '../../app/origins.tsx'
import { ResolveReport } from '../resources/ResolveReport.tsx'

/** Reports, resolved from their record pages. */
export const description: Description<Report> = { ...plain, Origin: AssistantOrigin, Acts: ResolveReport }
