-- For wrk: each request has an address of its own, which no cache knows.
--   wrk --script=tests/bench/each_its_own.lua https://localhost:8443 -- <name of the round>

local round
local number = 0

function init(arguments)
  round = arguments[1]
end

function request()
  number = number + 1
  return wrk.format('GET', '/de?answer=' .. round .. '-' .. number)
end
