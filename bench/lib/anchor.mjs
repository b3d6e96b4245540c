/** A person of react-admin's demonstration. */
const storage = { auth: JSON.stringify({ id: '123', fullName: 'Jane Doe' }), username: 'demo' }

/** The dashboard and the list of orders of react-admin's demonstration; none without its address. */
export function anchorPages(url) {
  if (!url) return []
  const base = url.replace(/\/$/, '')
  return [
    { url: `${base}/#/`, row: 'main .MuiListItem-root, main .MuiListItemButton-root', storage },
    { url: `${base}/#/orders`, row: 'tbody tr', storage },
  ]
}
