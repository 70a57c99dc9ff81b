// Preloaded into a measured process. On exit, it sends the process's resource usage (getrusage).
process.channel?.unref();
process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.send?.({ cpuSeconds: (userCPUTime + systemCPUTime) / 1_000_000, peakMb: maxRSS / 1_024 });
});
