import { render } from '@testing-library/react'
import { HttpError } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ListFailure } from './PageFailure.tsx'

it.each([
  ['what was asked for is refused', 400, 'Réinitialiser'],
  ['nothing is there', 404, 'Réessayer'],
  ['too much was asked for', 429, 'Réessayer'],
  ['the server fails', 500, 'Réessayer'],
])('a failed list offers to reset it or to retry where %s [OTH-08]', (_, status, offered) => {
  const { container } = render(
    <MemoryRouter>
      <ListFailure
        error={new HttpError('Refus', status)}
        start={{ perPage: 25, sort: { field: 'id', order: 'ASC' } }}
        onRetry={() => {}}
      />
    </MemoryRouter>,
  )
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([offered])
})
