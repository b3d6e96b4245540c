const storage = { auth: JSON.stringify({ id: '123', fullName: 'Jane Doe' }), username: 'demo' }

/** The dashboard and order list of react-admin's demo; none without its URL. */
export function anchorPages(url) {
  if (!url) return []
  const base = url.replace(/\/$/, '')
  return [
    { url: `${base}/#/`, row: 'main .MuiListItem-root, main .MuiListItemButton-root', storage },
    { url: `${base}/#/orders`, row: 'tbody tr', storage },
  ]
}
