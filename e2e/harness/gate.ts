/** Something to wait for, and what ends the wait: for an answer that is held back until the journey has seen the wait. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { opened, open }
}
