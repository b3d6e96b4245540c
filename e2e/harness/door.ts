import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** A fixed address before a server that starts again on another port. */
export type Door = {
  url: string
  /** Leads new connections to this port of the machine. */
  lead: (port: number) => void
  close: () => void
}

/** Opens a door that leads to a port of the machine. */
export async function openDoor(first: number): Promise<Door> {
  let port = first
  const door = createServer((visitor) => {
    const server = connect(port, '127.0.0.1')
    const end = () => {
      for (const socket of [visitor, server]) socket.destroy()
    }
    for (const socket of [visitor, server]) socket.on('error', end).on('close', end)
    visitor.pipe(server).pipe(visitor)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    lead: (next) => {
      port = next
    },
    close: () => door.close(),
  }
}
