-- wrk … -s wrk.lua URL -- METHOD PATH…: asks for the paths in turn ({n} in one is a number that is
-- never the same), and ends with one line of figures.
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
    -- What holds a number is made anew each time.
    if not path:find("{n}", 1, true) then requests[index] = wrk.format(args[1], path) end
  end
  -- From a place of its own: what an earlier run asked for is not asked for again.
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
