/** Runs in a forked server: reports its CPU time to the parent process and exits with it. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicros: user + system })
})
process.on('disconnect', () => process.exit())
