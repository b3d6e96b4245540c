import { serverNow } from '@potager/domain/time'
import { toast } from '@potager/ui/toast'
import { useEffect, useRef, useState } from 'react'
import type { ReadProgress } from '../data/readPages.ts'
import { downloadText } from './csv.ts'
import { type ExportRequest, exportRows } from './exportRows.ts'

/** Exports every included row, over all pages; with progress (of `total`, if known) and a way to cancel. */
export function useExport<Row extends { id: string | number }>(wanted: ExportRequest<Row>, total = 0) {
  const [progress, setProgress] = useState<ReadProgress | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    const stop = new AbortController()
    running.current = stop
    setProgress({ done: 0, total })
    const options = { signal: stop.signal, onProgress: setProgress, now: serverNow() }
    const { message, file, failed } = await exportRows(wanted, options)
    setProgress(null)
    if (file) downloadText(file.name, file.text, file.type)
    if (failed) toast.error(message)
    else toast.success(message)
  }
  return { progress, start: () => void run(), stop: () => running.current?.abort() }
}
