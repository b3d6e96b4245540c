import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerPage, backOffice } from '../../testing/backOffice.tsx'
import { useNewestReports } from './useNewestReports.ts'

const [drawn] = drawBody(contract.report.listReports.response, 1).content
const all = Array.from({ length: 8 }, (_, day) => ({
  ...drawn,
  id: `00000000-0000-4000-8000-00000000000${day}`,
  resolved: false,
  createdAt: `2026-11-0${day + 1}T12:00:00Z`,
}))
const daysOf = (reports: readonly { createdAt: number | null }[] | null) =>
  reports?.slice(0, 3).map(({ createdAt }) => new Date(createdAt ?? 0).getUTCDate())

const sizesOf = (query: unknown) => {
  const { page, size } = query as Record<string, string>
  return { page: Number(page), size: Number(size) }
}

/** A backend that gives its reports in an order, by pages of the size asked for. */
function giving(reports: typeof all) {
  return backOffice({
    listReports: ({ query }) => {
      const { page, size } = sizesOf(query)
      const content = reports.slice(page * size, (page + 1) * size)
      return {
        body: { ...answerPage(content, { total: reports.length, size, last: (page + 1) * size >= reports.length }) },
      }
    },
  })
}

it('the newest reports are the first page of a backend that lists newest first', async () => {
  const { asked, run } = giving(all.toReversed())
  const { result } = run(useNewestReports)
  expect(result.current.reports).toBeNull()
  await waitFor(() => expect(daysOf(result.current.reports)).toEqual([8, 7, 6]))
  expect(asked.map(({ query }) => sizesOf(query).size)).toEqual([5])
})

it('the newest reports are searched in the whole list of a backend with another order', async () => {
  const { asked, run } = giving(all)
  const { result } = run(useNewestReports)
  await waitFor(() => expect(daysOf(result.current.reports)).toEqual([8, 7, 6]))
  expect(asked.map(({ query }) => sizesOf(query).size)).toEqual([5, 100])
})

it('the newest reports come from one call if all reports fit one page, in any order', async () => {
  const { asked, run } = giving(all.slice(0, 4))
  const { result } = run(useNewestReports)
  await waitFor(() => expect(daysOf(result.current.reports)).toEqual([4, 3, 2]))
  expect(asked).toHaveLength(1)
})
