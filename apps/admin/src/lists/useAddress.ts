import { useSearchParams } from 'react-router-dom'
import type { AddressCodec } from './address.ts'

/** What the present address says, and how to change a part of it. */
export function useAddress<Values extends object>(address: AddressCodec<Values>) {
  const [params, setParams] = useSearchParams()
  const values = address.read(params)
  return [
    values,
    (change: Partial<Values>, options?: { replace: boolean }) =>
      setParams(address.write({ ...values, ...change }), options),
  ] as const
}
