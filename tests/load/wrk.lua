-- wrk … -s wrk.lua URL -- METHOD PATH…: requests the paths in turn ({n} is replaced by a unique
-- number), and prints one line of figures at the end.
local paths, count = {}, 0

function init(args)
  for index = 2, #args do
    paths[#paths + 1] = args[index]
  end
  wrk.method = args[1]
  wrk.path = paths[1]
  if #paths == 1 and not paths[1]:find("{n}", 1, true) then return end
  local requests = {}
  for index, path in ipairs(paths) do
    -- Requests with a number are formatted each time.
    if not path:find("{n}", 1, true) then requests[index] = wrk.format(args[1], path) end
  end
  -- Starts at a different number than earlier runs, so that no URL is repeated.
  local first = (os.time() % 100000 + 1) * 100000
  function request()
    count = count + 1
    local index = (count - 1) % #paths + 1
    return requests[index] or wrk.format(args[1], (paths[index]:gsub("{n}", first + count)))
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    "FIGURES %d %d %d %d %d %d\n",
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
