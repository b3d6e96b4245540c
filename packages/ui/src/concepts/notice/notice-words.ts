import { readableCode } from '@potager/domain/format'
import { noticeMotiveLabels } from '@potager/domain/messages'
import { noticeMotives } from '@potager/domain/notice'

/** The motive in words; an unknown one is shown as received. */
export function motiveOf({ motive }: { motive: string }): string {
  const known = noticeMotives.find((one) => one === motive)
  return known ? noticeMotiveLabels[known] : readableCode(motive)
}
