import { useSearchParams } from 'react-router-dom'
import type { AddressCodec } from './address.ts'

/** The state in the current URL, and a setter for part of it. */
export function useAddress<Values extends object>(address: AddressCodec<Values>) {
  const [params, setParams] = useSearchParams()
  const values = address.read(params)
  return [
    values,
    (change: Partial<Values>, options?: { replace: boolean }) =>
      setParams(address.write({ ...values, ...change }), options),
  ] as const
}
