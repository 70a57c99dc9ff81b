// Loaded into a measured process: says at its end what it took, by the operating system's own account (getrusage).
process.channel?.unref();
process.once('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.send?.({ cpuSeconds: (userCPUTime + systemCPUTime) / 1_000_000, peakMb: maxRSS / 1_024 });
});
