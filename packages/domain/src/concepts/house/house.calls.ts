import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import { type HouseChange, readHouse } from './house.ts'

/** How the group names itself; the default until an admin has said otherwise (extension). */
export const getHouse = call({
  name: 'getHouse',
  resource: 'house',
  method: 'GET',
  path: '/notprotected/house',
  access: 'public',
  extension: true,
  request: () => ({}),
  response: readHouse,
})

/** Stores all of it at once (extension); 403 unless admin, 409 when it was changed since the sent version. */
export const updateHouse = call({
  name: 'updateHouse',
  resource: 'house',
  method: 'PUT',
  path: '/house',
  access: 'admin',
  extension: true,
  request: (house: HouseChange) => ({ body: trimmed(house) }),
  response: readHouse,
})
