const PATIENCE = 30_000

/** Fetches without a page; retries while a server is too busy just after its start. */
export async function fetchCalm(url: string, init?: RequestInit): Promise<Response> {
  const limit = Date.now() + PATIENCE
  let response = await fetch(url, init)
  while (response.status === 503 && Date.now() < limit) {
    await new Promise((wait) => setTimeout(wait, 250))
    response = await fetch(url, init)
  }
  return response
}
