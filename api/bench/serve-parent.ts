/** Loaded into a forked server: tells its parent what CPU time it has used, and ends with it. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicros: user + system })
})
process.on('disconnect', () => process.exit())
