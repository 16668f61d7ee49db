-- One quote request after the other, each with its own key; BODY and TYPE come from bench/write-quotes.ts.
local file = assert(io.open(os.getenv("BODY"), "rb"))
local body = file:read("*all")
file:close()
local kind = os.getenv("TYPE")
local run = os.getenv("RUN")
local count = 0

request = function()
  count = count + 1
  local headers = { ["Content-Type"] = kind, ["Idempotency-Key"] = string.format("measure-%s-%08d", run, count) }
  return wrk.format("POST", "/api/quotes", headers, body)
end
